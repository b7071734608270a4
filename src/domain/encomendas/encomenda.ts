import { isCnpj, normalizeCnpj } from '../base/pessoa/cnpj';
import { isCpf, onlyDigits } from '../base/pessoa/cpf';
import { isPassaporte, normalizeDocumento } from '../base/pessoa/documentoNumero';
import { isNome, normalizeNome } from '../base/pessoa/nome';
import type { DocumentoParte, Volume } from '../wire/encomendas/encomendas';

/** Size and weight limits of luggage holds, shown by the form and enforced by the server. */
export const LIMITES = {
  volumes: 5,
  pesoMinimoGramas: 10,
  pesoGramas: 30_000,
  ladoCm: 100,
  somaLadosCm: 200,
  valorMinimoCentavos: 1_000,
  valorCentavos: 1_000_000,
  itens: 20,
  itemCentavos: 1_000_000,
  itemQuantidade: 999,
} as const;

/** Freight capacity of one departure, besides passengers' luggage. */
export const CARGA_POR_PARTIDA_GRAMAS = 400_000;
export const HORARIO_BALCAO = 'todos os dias, das 6h às 22h';
/** Retention of fiscal documents and their parcels. */
export const RETENCAO_ENCOMENDA_ANOS = 5;
/** Retention of a parcel that was only pre-posted. */
export const RETENCAO_PRE_POSTADA_DIAS = 30;

export type TipoDocumentoParte = DocumentoParte['tipo'];
export const rotulosDocumentoParte: Record<TipoDocumentoParte, string> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  passaporte: 'Passaporte',
};

const regras: Record<TipoDocumentoParte, (numero: string) => boolean> = {
  cpf: (numero) => isCpf(numero),
  cnpj: isCnpj,
  passaporte: isPassaporte,
};

/** True when the number is valid for its type: by check digit where the type has one, else by format. */
export const isDocumentoParte = ({ tipo, numero }: DocumentoParte): boolean => regras[tipo](numero);

/** Storage form of a party's document. */
export const normalizeDocumentoParte = ({ tipo, numero }: DocumentoParte): DocumentoParte => ({
  tipo,
  numero: tipo === 'cpf' ? onlyDigits(numero) : tipo === 'cnpj' ? normalizeCnpj(numero) : normalizeDocumento(numero),
});

/** The last four characters of the document, required together with the code to track a parcel. */
export const finalDocumento = (numero: string): string => normalizeDocumento(numero).slice(-4);

export const FINAL_DOCUMENTO_INVALIDO = 'Informe os 4 últimos dígitos do documento';

/** Parses a typed document ending: four digits, or letters for a passport; null otherwise. */
export const readFinalDocumento = (text: string): string | null => {
  const final = text.trim().toUpperCase();
  return /^[0-9A-Z]{4}$/.test(final) ? final : null;
};

/** True for a valid name: first and last name of a person, any 3 to 150 characters of a company. */
export const isNomeParte = (tipo: TipoDocumentoParte, nome: string): boolean =>
  tipo === 'cnpj' ? /^[^\p{C}]{3,150}$/u.test(normalizeNome(nome)) : isNome(nome);

/** Error message of a volume; null when valid. */
export function erroVolume({ pesoGramas, comprimentoCm, larguraCm, alturaCm }: Volume): string | null {
  const lados = [comprimentoCm, larguraCm, alturaCm];
  if (pesoGramas < LIMITES.pesoMinimoGramas) return 'Informe o peso do volume';
  if (pesoGramas > LIMITES.pesoGramas) return `Cada volume pesa até ${LIMITES.pesoGramas / 1000} kg`;
  if (lados.some((lado) => lado < 1)) return 'Informe as três medidas em centímetros';
  if (lados.some((lado) => lado > LIMITES.ladoCm)) return `Cada lado mede até ${LIMITES.ladoCm} cm`;
  if (lados.reduce((sum, lado) => sum + lado, 0) > LIMITES.somaLadosCm) {
    return `A soma dos três lados vai até ${LIMITES.somaLadosCm} cm`;
  }
  return null;
}

/** `1,5 kg`, `800 g`. */
export const formatPeso = (gramas: number): string =>
  gramas < 1000 ? `${gramas} g` : `${kilos.format(gramas / 1000)} kg`;

const kilos = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

export const formatMedidas = ({ comprimentoCm, larguraCm, alturaCm }: Volume): string =>
  `${comprimentoCm} × ${larguraCm} × ${alturaCm} cm`;
