import { msg } from '../../words/t';

/** Reasons for a delay or cancellation, with the sentence shown and mailed to passengers. */
export const motivosViagem = {
  transito: msg('Trânsito intenso na saída da cidade.'),
  chuva: msg('Chuva forte na estrada.'),
  interdicao: msg('Estrada interditada.'),
  manutencao: msg('Manutenção do ônibus.'),
  troca_onibus: msg('Troca de ônibus na garagem.'),
  equipe: msg('Falta de motorista.'),
  acidente: msg('Acidente na estrada.'),
  autoridade: msg('Determinação de autoridade.'),
  seguranca: msg('Segurança dos passageiros.'),
  operacional: msg('Motivo operacional.'),
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
