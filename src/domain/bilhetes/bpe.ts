import { digitoChave } from '../base/digitoChave';
import { ufIbge } from '../base/uf';

/** The parts of a BP-e access key (modelo 63), in the order in which they stand in it. */
export interface PartesChaveBpe {
  /** IBGE code of the issuing state, e.g. 35 for São Paulo. */
  cUF: number;
  /** Day of issue, `YYYY-MM-DD`; the key keeps year and month. */
  emissao: string;
  /** 14 characters. */
  cnpj: string;
  serie: number;
  numero: number;
  /** 1 normal, 2 offline contingency. */
  tpEmis: 1 | 2;
  /** Eight digits chosen by the issuer, so that keys cannot be guessed from the number. */
  codigo: number;
}

const MODELO = '63';

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

/** `cUF(2) AAMM(4) CNPJ(14) mod(2) serie(3) nBP(9) tpEmis(1) cBP(8) cDV(1)`: 44 characters, digits but for letters of a CNPJ. */
export function buildChaveBpe(partes: PartesChaveBpe): string {
  const first43 = [
    padded(partes.cUF, 2),
    partes.emissao.slice(2, 4) + partes.emissao.slice(5, 7),
    partes.cnpj,
    MODELO,
    padded(partes.serie, 3),
    padded(partes.numero, 9),
    String(partes.tpEmis),
    padded(partes.codigo, 8),
  ].join('');
  if (!/^\d{6}[0-9A-Z]{12}\d{25}$/.test(first43))
    throw new RangeError('BP-e: a part does not fit its place in the key');
  return first43 + String(digitoChave(first43));
}

/** True for the 44 characters of a modelo 63 whose last digit is right. */
export const isChaveBpe = (chave: string): boolean =>
  /^\d{6}[0-9A-Z]{12}\d{2}63\d{22}$/.test(chave) && digitoChave(chave.slice(0, 43)) === Number(chave[43]);

/** `3526 0712 …`: groups of four, as a printed ticket shows the key. */
export const formatChaveBpe = (chave: string): string => chave.replace(/(.{4})(?=.)/g, '$1 ');

/** Public lookup of a ticket by its QR code, of the states that run their own. */
const CONSULTA: Readonly<Record<string, string>> = {
  MG: 'https://bpe.fazenda.mg.gov.br/portalbpe/sistema/qrcode.xhtml',
  MS: 'http://www.dfe.ms.gov.br/bpe/qrcode',
  MT: 'https://www.sefaz.mt.gov.br/bpe/qrcode',
  PR: 'http://www.fazenda.pr.gov.br/bpe/qrcode',
  SP: 'https://bpe.fazenda.sp.gov.br/BPe/qrcode',
};

/** The lookup that Rio Grande do Sul runs for all other states. */
const CONSULTA_SVRS = 'https://dfe-portal.svrs.rs.gov.br/bpe/qrCode';

/** Where the ticket of a key is looked up: the state that issued it stands at the beginning of the key. */
const consultaOf = (chave: string): string => CONSULTA[ufIbge[chave.slice(0, 2)] ?? ''] ?? CONSULTA_SVRS;

/** Content of the fiscal QR; `tpAmb` is 1 for production, 2 for the tax office's test environment. */
export const qrFiscalBpe = (chave: string, tpAmb: 1 | 2): string =>
  `${consultaOf(chave)}?chBPe=${chave}&tpAmb=${tpAmb}`;
