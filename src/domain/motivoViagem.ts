/** Why a departure is late or cancelled: the sentence is what passengers read and are mailed. */
export const motivosViagem = {
  transito: 'Trânsito intenso na saída da cidade.',
  chuva: 'Chuva forte na estrada.',
  interdicao: 'Estrada interditada.',
  manutencao: 'Manutenção do ônibus.',
  troca_onibus: 'Troca de ônibus na garagem.',
  equipe: 'Falta de motorista.',
  acidente: 'Acidente na estrada.',
  autoridade: 'Determinação de autoridade.',
  seguranca: 'Segurança dos passageiros.',
  operacional: 'Motivo operacional.',
} as const;
export type MotivoViagem = keyof typeof motivosViagem;

const isMotivo = (codigo: string): codigo is MotivoViagem => codigo in motivosViagem;
export const codigosMotivo = Object.keys(motivosViagem).filter(isMotivo);

export const OBSERVACAO_MAXIMA = 200;

const ADDRESS = /:\/\/|www\.|@|[\p{L}\p{N}]\.[\p{L}]{2}/iu;

/**
 * Whether a text holds, or could be read as, an address: a scheme, `www.`, an e-mail, or a name with a dot and letters
 * right after it. Other forms of the dot and letters of full width are read as the plain ones. Linear in the text.
 */
export const contemLink = (texto: string): boolean => ADDRESS.test(texto.normalize('NFKC').replace(/[。․]/gu, '.'));

/** A delay is news of today: before that many hours to departure there is none to tell. */
export const ATRASO_ANTECEDENCIA_HORAS = 24;
/** So many hours after its departure a trip is history, and nothing more is said of it. */
export const ENCERRA_APOS_HORAS = 72;
