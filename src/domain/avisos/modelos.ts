import type { Message } from '../../words/messages';
import { msg, t } from '../../words/t';

/** A message to a passenger's phone, as the channel's owner approves it: a name, and a text with numbered places. */
interface Modelo {
  /** Its name at WhatsApp, where it is approved in `pt_BR` as a utility message. */
  nome: string;
  /** The values of the places, in their order. */
  campos: readonly Campo[];
  /**
   * The text with `{{1}}`, `{{2}}` …, said when it is read; it neither begins nor ends with a place, which the approval
   * refuses.
   */
  readonly corpo: string;
}

/** A value that a message is filled with. */
export type Campo = keyof typeof exemplos;

/** The language that every template is approved in. */
export const IDIOMA = 'pt_BR';

/** Printed below each message; the answer stops all of them for that number. */
export const RODAPE = msg('Responda SAIR para não receber mais avisos.');

/** Words of the button, whose address ends with the code of the number. */
export const BOTAO = msg('Parar avisos');

/** A plausible value of each field, which an approval asks for. */
export const exemplos = {
  nome: 'Ana',
  trajeto: 'São Paulo (SP) para Rio de Janeiro (RJ)',
  quando: '24/12 às 22:30',
  terminal: 'Terminal Rodoviário do Tietê',
  poltrona: '12',
  antes: '46',
  atraso: 'cerca de 40 minutos',
  saida: '23:10',
  plataforma: '14',
} as const;

/** @param texto the text with the names of its fields, the same in every language. */
const modeloDe = <const Campos extends readonly Campo[]>(nome: string, campos: Campos, texto: Message) => ({
  nome,
  campos,
  get corpo(): string {
    return t(texto, Object.fromEntries(campos.map((campo, i) => [campo, `{{${i + 1}}}`])));
  },
});

/** Every message that a passenger may get. Text that changes here is approved anew before it is sent. */
export const modelos = {
  bilheteEmitido: modeloDe(
    'bilhete_emitido',
    ['nome', 'trajeto', 'quando', 'poltrona', 'terminal'],
    msg(
      'Olá, {nome}. Sua passagem de {trajeto} está emitida: {quando}, poltrona {poltrona}, saindo de {terminal}. Chegue 30 minutos antes, com documento com foto.',
    ),
  ),
  lembrete: modeloDe(
    'lembrete_de_viagem',
    ['nome', 'trajeto', 'quando', 'terminal', 'poltrona', 'plataforma'],
    msg(
      'Olá, {nome}. Sua viagem de {trajeto} é em {quando}, saindo de {terminal}. Poltrona {poltrona}, plataforma {plataforma}. Chegue 30 minutos antes, com documento com foto.',
    ),
  ),
  atraso: modeloDe(
    'viagem_atrasada',
    ['trajeto', 'quando', 'atraso', 'saida', 'plataforma'],
    msg(
      'Sua viagem de {trajeto}, marcada para {quando}, atrasa {atraso}. Saída prevista às {saida}, plataforma {plataforma}. Avisamos de novo se mudar.',
    ),
  ),
  plataforma: modeloDe(
    'plataforma_alterada',
    ['trajeto', 'quando', 'plataforma'],
    msg(
      'A plataforma da sua viagem de {trajeto}, em {quando}, é agora: {plataforma}. Confira também os painéis do terminal.',
    ),
  ),
  cancelada: modeloDe(
    'viagem_cancelada',
    ['trajeto', 'quando'],
    msg(
      'Sua viagem de {trajeto}, em {quando}, foi cancelada. Quem comprou pode remarcar sem custo ou receber tudo de volta em Minhas viagens.',
    ),
  ),
  mantida: modeloDe(
    'viagem_mantida',
    ['trajeto', 'quando', 'plataforma'],
    msg(
      'Boa notícia: sua viagem de {trajeto} sai no horário marcado, {quando}, plataforma {plataforma}. Desconsidere o aviso anterior.',
    ),
  ),
  onibus: modeloDe(
    'onibus_alterado',
    ['trajeto', 'quando', 'poltrona'],
    msg(
      'O ônibus da sua viagem de {trajeto}, em {quando}, mudou. Sua poltrona continua a mesma: {poltrona}. A passagem vale como está.',
    ),
  ),
  poltronaMudou: modeloDe(
    'poltrona_alterada',
    ['trajeto', 'quando', 'poltrona', 'antes'],
    msg(
      'O ônibus da sua viagem de {trajeto}, em {quando}, mudou. Sua poltrona agora é {poltrona}, no lugar da {antes}. Abra o bilhete de novo antes de embarcar.',
    ),
  ),
  classeInferior: modeloDe(
    'poltrona_classe_inferior',
    ['trajeto', 'quando', 'poltrona', 'antes'],
    msg(
      'O ônibus da sua viagem de {trajeto}, em {quando}, mudou. Sua poltrona agora é {poltrona}, no lugar da {antes}, inferior à comprada. Quem comprou pode cancelar ou remarcar sem taxa em Minhas viagens.',
    ),
  ),
  devolucao: modeloDe(
    'passagem_devolvida',
    ['trajeto', 'quando'],
    msg('A passagem de {trajeto}, em {quando}, foi cancelada, e o valor foi devolvido a quem comprou.'),
  ),
} satisfies Record<string, Modelo>;

export type NomeModelo = keyof typeof modelos;

/** The values of a message's places. */
export type Valores<M extends NomeModelo = NomeModelo> = Readonly<
  Record<(typeof modelos)[M]['campos'][number], string>
>;

/** A message that is ready to be sent. */
export interface AvisoPronto {
  modelo: NomeModelo;
  /** The values in the order of the places. */
  valores: readonly string[];
}

/** Limit of a value at WhatsApp is far above; a name of a passenger is not let to fill an SMS. */
const MAXIMO = 60;

/** A value as a place takes it: one line, without runs of spaces, which WhatsApp refuses. */
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, MAXIMO) || '-';

/** A message with the values of its places. */
export function fill<M extends NomeModelo>(modelo: M, valores: Valores<M>): AvisoPronto {
  const by: Readonly<Partial<Record<Campo, string>>> = valores;
  return { modelo, valores: modelos[modelo].campos.map((campo) => clean(by[campo] ?? '')) };
}

/** The text of a message, as the phone shows it. */
export const textOf = ({ modelo, valores }: AvisoPronto): string =>
  modelos[modelo].corpo.replace(/\{\{(\d)\}\}/g, (_, n: string) => valores[Number(n) - 1] ?? '-');

/**
 * The message as an SMS, with the address that stops them. Without accents 160 letters fit into one SMS; a single accent
 * makes it 70.
 */
export const smsOf = (aviso: AvisoPronto, parar: string): string =>
  t('{texto} Parar: {endereco}', { texto: textOf(aviso), endereco: parar })
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]/g, '-');
