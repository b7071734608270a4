/** A message to a passenger's phone, as the channel's owner approves it: a name, and a text with numbered places. */
interface Modelo {
  /** Its name at WhatsApp, where it is approved in `pt_BR` as a utility message. */
  nome: string;
  /** The values of the places, in their order. */
  campos: readonly Campo[];
  /** The text with `{{1}}`, `{{2}}` …; it neither begins nor ends with a place, which the approval refuses. */
  corpo: string;
}

/** A value that a message is filled with. */
export type Campo = keyof typeof exemplos;

/** The language that every template is approved in. */
export const IDIOMA = 'pt_BR';

/** Printed below each message; the answer stops all of them for that number. */
export const RODAPE = 'Responda SAIR para não receber mais avisos.';

/** Words of the button, whose address ends with the code of the number. */
export const BOTAO = 'Parar avisos';

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

/** Every message that a passenger may get. Text that changes here is approved anew before it is sent. */
export const modelos = {
  bilheteEmitido: {
    nome: 'bilhete_emitido',
    campos: ['nome', 'trajeto', 'quando', 'poltrona', 'terminal'],
    corpo:
      'Olá, {{1}}. Sua passagem de {{2}} está emitida: {{3}}, poltrona {{4}}, saindo de {{5}}. ' +
      'Chegue 30 minutos antes, com documento com foto.',
  },
  lembrete: {
    nome: 'lembrete_de_viagem',
    campos: ['nome', 'trajeto', 'quando', 'terminal', 'poltrona', 'plataforma'],
    corpo:
      'Olá, {{1}}. Sua viagem de {{2}} é em {{3}}, saindo de {{4}}. Poltrona {{5}}, plataforma {{6}}. ' +
      'Chegue 30 minutos antes, com documento com foto.',
  },
  atraso: {
    nome: 'viagem_atrasada',
    campos: ['trajeto', 'quando', 'atraso', 'saida', 'plataforma'],
    corpo:
      'Sua viagem de {{1}}, marcada para {{2}}, atrasa {{3}}. Saída prevista às {{4}}, plataforma {{5}}. ' +
      'Avisamos de novo se mudar.',
  },
  plataforma: {
    nome: 'plataforma_alterada',
    campos: ['trajeto', 'quando', 'plataforma'],
    corpo: 'A plataforma da sua viagem de {{1}}, em {{2}}, é agora: {{3}}. Confira também os painéis do terminal.',
  },
  cancelada: {
    nome: 'viagem_cancelada',
    campos: ['trajeto', 'quando'],
    corpo:
      'Sua viagem de {{1}}, em {{2}}, foi cancelada. ' +
      'Quem comprou pode remarcar sem custo ou receber tudo de volta em Minhas viagens.',
  },
  mantida: {
    nome: 'viagem_mantida',
    campos: ['trajeto', 'quando', 'plataforma'],
    corpo:
      'Boa notícia: sua viagem de {{1}} sai no horário marcado, {{2}}, plataforma {{3}}. Desconsidere o aviso anterior.',
  },
  onibus: {
    nome: 'onibus_alterado',
    campos: ['trajeto', 'quando', 'poltrona'],
    corpo:
      'O ônibus da sua viagem de {{1}}, em {{2}}, mudou. Sua poltrona continua a mesma: {{3}}. A passagem vale como está.',
  },
  poltronaMudou: {
    nome: 'poltrona_alterada',
    campos: ['trajeto', 'quando', 'poltrona', 'antes'],
    corpo:
      'O ônibus da sua viagem de {{1}}, em {{2}}, mudou. Sua poltrona agora é {{3}}, no lugar da {{4}}. ' +
      'Abra o bilhete de novo antes de embarcar.',
  },
  classeInferior: {
    nome: 'poltrona_classe_inferior',
    campos: ['trajeto', 'quando', 'poltrona', 'antes'],
    corpo:
      'O ônibus da sua viagem de {{1}}, em {{2}}, mudou. Sua poltrona agora é {{3}}, no lugar da {{4}}, inferior à comprada. ' +
      'Quem comprou pode cancelar ou remarcar sem taxa em Minhas viagens.',
  },
  devolucao: {
    nome: 'passagem_devolvida',
    campos: ['trajeto', 'quando'],
    corpo: 'A passagem de {{1}}, em {{2}}, foi cancelada, e o valor foi devolvido a quem comprou.',
  },
} as const satisfies Record<string, Modelo>;

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
  `${textOf(aviso)} Parar: ${parar}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]/g, '-');
