import type { AtendimentoAberto, FilaAtendimentos } from '../../src/domain/wire/chatbot/aoVivo';

const pedido = {
  protocolo: 'R3TN-8WZD',
  nome: 'Maria Aparecida dos Santos',
  mensagem: 'Preciso mudar a data da minha passagem de sábado, e o site não me deixa escolher domingo.',
  criadaEm: '2026-11-21T11:20:00-03:00',
  prazo: '2026-11-28',
} as const;

/** A queue with one conversation that waits and one that a colleague has. */
export const filaAtendimentos: FilaAtendimentos = {
  atendimentos: [
    { ...pedido, atendente: null, semResposta: 2 },
    { ...pedido, protocolo: 'W9HC-2KLM', nome: 'Bento Araújo', atendente: 'outra_pessoa', semResposta: 0 },
  ],
};

/** A conversation that nobody has taken. */
export const atendimentoNaFila: AtendimentoAberto = {
  ...pedido,
  atendente: null,
  semResposta: 1,
  situacao: 'espera',
  podeAssumir: true,
  falas: [{ id: '1', de: 'cliente', texto: 'Alguém aí?', em: '2026-11-21T11:25:00-03:00' }],
};

/** The same, taken by the caller. */
export const atendimentoMeu: AtendimentoAberto = {
  ...atendimentoNaFila,
  atendente: 'voce',
  situacao: 'ao_vivo',
  podeAssumir: false,
  semResposta: 0,
  falas: [
    ...atendimentoNaFila.falas,
    {
      id: '2',
      de: 'sistema',
      texto: 'Uma pessoa do atendimento entrou na conversa.',
      em: '2026-11-21T11:58:00-03:00',
    },
    { id: '3', de: 'atendente', texto: 'Olá, Maria. Para domingo a que horas?', em: '2026-11-21T11:59:00-03:00' },
  ],
};
