/** Reasons for a delay or cancellation, with the sentence shown and mailed to passengers. */
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
 * True when a text contains something readable as a link: a scheme, `www.`, an e-mail address, or a name followed by a
 * dot and letters. Full-width letters and other dot characters are normalized first. Linear time.
 */
export const containsLink = (texto: string): boolean => ADDRESS.test(texto.normalize('NFKC').replace(/[。․]/gu, '.'));

/** Hours before departure from which a delay may be reported. */
export const ATRASO_ANTECEDENCIA_HORAS = 24;
/** Hours after departure until which status reports are accepted. */
export const ENCERRA_APOS_HORAS = 72;
