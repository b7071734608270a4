import { withOrigemChatbot } from '../../src/domain/chatbot/link';
import { normalizeFala } from '../../src/domain/chatbot/escrita';
import { isSemSentido } from '../../src/domain/chatbot/semSentido';
import { toAjudaLink } from '../../src/domain/empresa/ajudaLinks';
import { searchAjuda } from '../../src/domain/empresa/buscaAjuda';
import { artigoAjuda, artigosAjuda } from '../../src/domain/empresa/conteudo/ajuda';
import type { ArtigoAjuda } from '../../src/domain/empresa/conteudo/artigoAjuda';
import { formatDia } from '../../src/domain/base/data';
import { diaEm } from '../../src/domain/base/data';
import { findPolitica } from '../pedidos/politicas/policies';
import { answer, say, type Answer, type Asked, type Sources } from './answer';
import { canaisEmTexto, exemplos, textos } from './textos';

/** Articles on a legal rule, whose present figures are added to the answer. */
const COM_REGRA = ['cancelar-passagem', 'remarcar-passagem'];
const TODAS_AS_PALAVRAS = 8;

const PESSOA = 'Falar com uma pessoa';

/** An article of the help, in its own words. */
export async function answerArticle(sources: Sources, { conversa }: Asked, id: string): Promise<Answer> {
  const artigo = artigoAjuda(id);
  if (!artigo) return answer(conversa, [say(textos.incompreensao)], exemplos);
  const rule = COM_REGRA.includes(id) ? [say(await ruleOfToday(sources))] : [];
  const link = { texto: 'Ler na ajuda', href: withOrigemChatbot(toAjudaLink({ artigo: id })) };
  return answer(conversa, [{ tipo: 'texto', texto: corpo(artigo), link }, ...rule], related(artigo));
}

function corpo({ titulo, corpo: blocos }: ArtigoAjuda): string {
  const steps = (passos: readonly string[]): string => passos.map((passo, i) => `${i + 1}. ${passo}`).join('\n');
  return [titulo, ...blocos.map((bloco) => (typeof bloco === 'string' ? bloco : steps(bloco.passos)))].join('\n');
}

async function ruleOfToday({ database }: Sources): Promise<string> {
  const regra = await findPolitica(database.db, null, []);
  return `Pela regra de hoje (${regra.baseLegal}): desistência em até ${regra.diasArrependimento} dias da compra sem multa; até ${regra.horasMinimas} h antes da partida, multa de até ${regra.pctMulta}% da tarifa; remarcar depois disso, até ${regra.pctRemarcacao}%. O valor exato da sua passagem aparece antes de você confirmar.`;
}

/** Related articles by their titles, which are understood as messages. */
const related = ({ id, categoria }: ArtigoAjuda): string[] => [
  ...artigosAjuda
    .filter((one) => one.categoria === categoria && one.id !== id)
    .slice(0, 2)
    .map(({ titulo }) => titulo),
  PESSOA,
];

/** Answer to a message that was not understood: an article with all its words, or else suggestions. */
export async function answerUnknown(sources: Sources, asked: Asked): Promise<Answer> {
  if (isSemSentido(normalizeFala(asked.texto))) {
    return answer(asked.conversa, [say(textos.semSentido)], [...exemplos, PESSOA]);
  }
  const words = asked.texto.split(/\s+/).length;
  const [artigo] = words <= TODAS_AS_PALAVRAS ? searchAjuda(artigosAjuda, asked.texto) : [];
  if (artigo) return answerArticle(sources, { ...asked, conversa: { ...asked.conversa, falhas: 0 } }, artigo.id);
  return answer(asked.conversa, [say(textos.incompreensao)], [...exemplos, PESSOA]);
}

/** The way to a person, with the hours of service. */
export function answerPerson({ companhia }: Sources, { conversa }: Asked): Answer {
  const canais = companhia.dados()?.canais ?? [];
  const now = canais.length === 0 ? '' : ` Se preferir falar agora:\n${canaisEmTexto(canais)}`;
  const text = `Deixe seu contato e conte o que precisa: você recebe um protocolo na hora e a resposta por e-mail.${now}`;
  return { ...answer(conversa, [say(text)]), pede: 'atendente' };
}

/** The company's channels; without any, the one that the assistant itself is. */
export function answerChannels(sources: Sources, asked: Asked): Answer {
  const canais = sources.companhia.dados()?.canais ?? [];
  if (canais.length === 0) return answerPerson(sources, asked);
  return answer(asked.conversa, [say(canaisEmTexto(canais))], [PESSOA]);
}

/** Days that are past or not for sale yet. */
export const answerTooLate = ({ conversa }: Asked, ultimo: string): Answer =>
  answer(conversa, [say(`Vendemos passagens até ${formatDia(ultimo)}. Que dia até lá você prefere?`)]);

export const answerPast = ({ conversa }: Asked, dia: string, agora: Date, fuso: string): Answer =>
  answer(
    conversa,
    [say(`${formatDia(dia)} já passou: hoje é ${formatDia(diaEm(agora, fuso))}. Que dia você quer viajar?`)],
    ['Hoje', 'Amanhã'],
  );
