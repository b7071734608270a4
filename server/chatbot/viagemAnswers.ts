import { withOrigemChatbot } from '../../src/domain/chatbot/link';
import type { Passo } from '../../src/domain/chatbot/passos';
import { addDias, type Dia } from '../../src/domain/base/data';
import { formatCentavos } from '../../src/domain/base/dinheiro';
import { toBuscaLink } from '../../src/domain/viagens/links';
import type { Balao, LinkChatbot } from '../../src/domain/wire/chatbot/chatbot';
import { answer, say, type Answer, type Asked, type Sources } from './answer';
import { hasPrice } from './calendarAnswers';
import { isWanted, sortSugeridas, suggestViagem, withChange } from './suggestViagens';
import { describeBusca, diaComoOpcao } from './textos';

const MOSTRADAS = 3;
/** Days before and after a day without departures that are searched. */
const VIZINHOS = 4;

type Viagens = Extract<Passo, { tipo: 'viagens' | 'situacao' }>;
type Conversa = Asked['conversa'];

/** Trips of the day that was asked for; where there are none, connections or other days. */
export async function answerViagens({ viagens }: Sources, { conversa }: Asked, passo: Viagens): Promise<Answer> {
  const { origem, destino, dia, outroDia } = passo;
  const words = `Entendi: ${describeBusca(origem, destino, conversa)}.`;
  const found = await viagens.search(origem.id, destino.id, dia);
  const pessoas = conversa.pessoas ?? 1;
  const seated = found.flatMap((viagem) => suggestViagem(viagem, pessoas, conversa.classe));
  const wanted = seated.filter((one) => isWanted(one, conversa));
  if (seated.length === 0) return withoutViagens(viagens, conversa, passo, words, found.length > 0);

  const shown = sortSugeridas(wanted.length > 0 ? wanted : seated, conversa).slice(0, MOSTRADAS);
  const missed = wanted.length === 0 && 'Nesse horário não há lugares. O que há no mesmo dia:';
  const back = await wayBack(viagens, conversa, passo);
  return answer(
    conversa,
    [
      say([words, missed].filter(Boolean).join('\n')),
      {
        tipo: 'viagens',
        pessoas,
        viagens: shown,
        link: linkDaBusca(passo, conversa, found.length === 1 ? 'Ver a viagem' : `Ver as ${found.length} viagens`),
      },
      ...back,
    ],
    refinements(conversa, outroDia),
  );
}

async function withoutViagens(
  viagens: Sources['viagens'],
  conversa: Conversa,
  passo: Viagens,
  words: string,
  isFull: boolean,
): Promise<Answer> {
  const { origem, destino, dia } = passo;
  const changing = isFull ? [] : await withChange(viagens, conversa, passo);
  if (changing.length > 0) {
    const link = linkDaBusca(passo, conversa, 'Ver as viagens com troca');
    const shown = sortSugeridas(changing, conversa).slice(0, MOSTRADAS);
    const text = `${words}\nNão há ônibus direto nesse dia. Com uma troca no caminho${changing.some((one) => isWanted(one, conversa)) ? '' : ', em outros horários'}:`;
    const balao: Balao = { tipo: 'viagens', pessoas: conversa.pessoas ?? 1, viagens: shown, link };
    return answer(
      conversa,
      [say(text), balao, ...(await wayBack(viagens, conversa, passo))],
      refinements(conversa, undefined),
    );
  }
  const days = (await viagens.calendar(origem.id, destino.id, addDias(dia, -VIZINHOS), addDias(dia, VIZINHOS))).filter(
    hasPrice,
  );
  const reason = isFull ? 'Nesse dia não há mais lugares como você pediu.' : 'Não há viagem nesse dia.';
  const next = { ...conversa, pedido: 'dia' as const };
  if (days.length > 0) {
    const options = days.map(({ data }) => diaComoOpcao(data));
    return answer(next, [say(`${words}\n${reason} Há nestes dias, perto dele:`)], options);
  }
  const none = `${words}\n${reason} Não encontrei viagem entre ${origem.nome} e ${destino.nome} perto dessa data.`;
  return answer(
    conversa,
    [{ tipo: 'texto', texto: none, link: linkDeDestinos }],
    ['Nova busca', 'Falar com uma pessoa'],
  );
}

const linkDeDestinos: LinkChatbot = { texto: 'Ver para onde vamos', href: withOrigemChatbot('/destinos') };
/** The lowest fare of the way back, where one is wanted; with a change where none goes directly. */
async function wayBack(
  viagens: Sources['viagens'],
  { volta }: Conversa,
  { origem, destino }: Viagens,
): Promise<Balao[]> {
  if (volta === null) return [];
  const direct = (await viagens.search(destino.id, origem.id, volta)).filter(
    ({ poltronasLivres }) => poltronasLivres > 0,
  );
  const found = direct.length > 0 ? direct : await viagens.connections(destino.id, origem.id, volta);
  if (found.length === 0) return [say(`Para a volta, ${diaComoOpcao(volta)}, não há viagem com lugares.`)];
  const cheapest = Math.min(...found.map(({ menorPrecoCentavos }) => menorPrecoCentavos));
  const count = found.length === 1 ? '1 horário' : `${found.length} horários`;
  const troca = direct.length > 0 ? '' : ' com uma troca';
  return [
    say(`A volta, ${diaComoOpcao(volta)}: ${count}${troca}, a partir de ${formatCentavos(cheapest)} por pessoa.`),
  ];
}

function linkDaBusca({ origem, destino, dia }: Viagens, { volta }: Conversa, texto: string): LinkChatbot {
  const busca = {
    localidadeOrigem: origem.id,
    localidadeDestino: destino.id,
    dataPartida: dia,
    idaVolta: volta !== null,
    dataVolta: volta,
  };
  return { texto, href: withOrigemChatbot(toBuscaLink(busca)) };
}

/** Suggestions that refine the same search. */
function refinements({ faixa, ordem, pessoas, volta }: Conversa, outroDia: Dia | undefined): string[] {
  return [
    ...(outroDia ? [diaComoOpcao(outroDia)] : []),
    ...(ordem === 'preco' ? [] : ['Mais barato']),
    ...(faixa === null ? ['De manhã', 'À noite'] : ['Qualquer horário']),
    ...(pessoas === null ? ['2 pessoas'] : []),
    ...(volta === null ? ['Ida e volta'] : []),
  ];
}
