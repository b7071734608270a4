import type { Pendencia } from '../wire/administracao/resumo';
import type { Assunto } from './secoes';

interface TextosDoAssunto {
  titulo: string;
  /** Explanation while something waits. */
  texto: string;
  /** Words for those that cannot wait: `2 vencidas`. */
  urgentes: (quantos: number) => string;
}

const vencidas = (quantos: number): string => (quantos === 1 ? '1 com prazo vencido' : `${quantos} com prazo vencido`);

/** Texts of what the overview counts, the gravest first. */
export const textosDoAssunto: Record<Assunto, TextosDoAssunto> = {
  invariantes: {
    titulo: 'Regras quebradas',
    texto: 'Um pedido está num estado que não deveria existir. Precisa de uma pessoa agora.',
    urgentes: () => 'urgente',
  },
  alertas: {
    titulo: 'Alertas',
    texto: 'Trabalho que não termina sozinho: devoluções, vendas na operadora, e-mails.',
    urgentes: () => 'urgente',
  },
  partidas: {
    titulo: 'Partidas de hoje fora do horário',
    texto: 'Atrasadas ou canceladas; os passageiros foram avisados.',
    urgentes: (quantos) => (quantos === 1 ? '1 cancelada' : `${quantos} canceladas`),
  },
  atendimentos: {
    titulo: 'Conversas que pediram uma pessoa',
    texto: 'O assistente passou a conversa adiante, e alguém espera a resposta.',
    urgentes: vencidas,
  },
  manifestacoes: {
    titulo: 'Manifestações sem resposta',
    texto: 'Reclamações, pedidos, sugestões e elogios dentro do prazo da lei.',
    urgentes: vencidas,
  },
  candidaturas: {
    titulo: 'Candidaturas da semana',
    texto: 'Recebidas nos últimos sete dias.',
    urgentes: () => '',
  },
};

/** The subjects in which something waits, and those in which nothing does, the gravest first. */
export function separarAssuntos(assuntos: Record<Assunto, Pendencia>): { esperam: Assunto[]; emDia: Assunto[] } {
  const todos = Object.keys(textosDoAssunto) as Assunto[];
  return {
    esperam: todos.filter((assunto) => assuntos[assunto].quantos > 0),
    emDia: todos.filter((assunto) => assuntos[assunto].quantos === 0),
  };
}
