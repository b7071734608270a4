import { isInFaixa } from '../../src/domain/chatbot/horas';
import type { Passo } from '../../src/domain/chatbot/passos';
import type { ViagemSugerida } from '../../src/domain/wire/chatbot/chatbot';
import type { Conexao, Viagem } from '../../src/domain/wire/viagens/viagens';
import type { Asked, Sources } from './answer';

type Viagens = Extract<Passo, { tipo: 'viagens' | 'situacao' }>;
type Conversa = Asked['conversa'];

/** The cheapest class of a trip with a seat for everybody; empty without one. */
export function suggestViagem(viagem: Viagem, pessoas: number, classe: Conversa['classe']): ViagemSugerida[] {
  const offered = viagem.classes.find(
    (one) => one.poltronasLivres >= pessoas && (classe === null || one.classe === classe),
  );
  if (!offered) return [];
  const { partida, chegada, duracaoMinutos, id } = viagem;
  return [
    {
      id,
      dia: partida.dia,
      hora: partida.hora,
      chegadaDia: chegada.dia,
      chegadaHora: chegada.hora,
      duracaoMinutos,
      classe: offered.classe,
      poltronasLivres: offered.poltronasLivres,
      porPessoaCentavos: offered.preco.totalCentavos,
      totalCentavos: offered.preco.totalCentavos * pessoas,
    },
  ];
}

/** Whether a trip is at the wanted hour. */
export function isWanted(sugerida: ViagemSugerida, { faixa }: Conversa): boolean {
  if (faixa === null) return true;
  return faixa.chegada
    ? sugerida.chegadaDia === sugerida.dia && isInFaixa(faixa, sugerida.chegadaHora)
    : isInFaixa(faixa, sugerida.hora);
}

/** Trips by price or duration as the conversation asks, else in their order. */
export function sortSugeridas(sugeridas: readonly ViagemSugerida[], { ordem }: Conversa): ViagemSugerida[] {
  if (ordem === null) return [...sugeridas];
  const by = (sugerida: ViagemSugerida): number =>
    ordem === 'preco' ? sugerida.totalCentavos : sugerida.duracaoMinutos;
  return [...sugeridas].sort((a, b) => by(a) - by(b));
}

/** Connections with seats for everybody; those at the wanted hour if there are any. */
export async function withChange(
  viagens: Sources['viagens'],
  conversa: Conversa,
  { origem, destino, dia }: Viagens,
): Promise<ViagemSugerida[]> {
  const found = await viagens.connections(origem.id, destino.id, dia);
  const all = found.flatMap((conexao) => suggestTroca(conexao, conversa));
  const wanted = all.filter((one) => isWanted(one, conversa));
  return wanted.length > 0 ? wanted : all;
}

function suggestTroca({ trechos, duracaoMinutos }: Conexao, { pessoas, classe }: Conversa): ViagemSugerida[] {
  const [first, second] = trechos.map((trecho) => suggestViagem(trecho, pessoas ?? 1, classe)[0]);
  if (!first || !second) return [];
  return [
    {
      ...first,
      chegadaDia: second.chegadaDia,
      chegadaHora: second.chegadaHora,
      duracaoMinutos,
      porPessoaCentavos: first.porPessoaCentavos + second.porPessoaCentavos,
      totalCentavos: first.totalCentavos + second.totalCentavos,
      poltronasLivres: Math.min(first.poltronasLivres, second.poltronasLivres),
      trocaEm: trechos[0].chegada.localidade.nome,
    },
  ];
}
