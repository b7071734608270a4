import { digitoChave } from '../base/digitoChave';

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

/** `cUF(2) AAMM(4) CNPJ(14) mod(2) serie(3) nBP(9) tpEmis(1) cBP(8) cDV(1)`: 44 digits. */
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
  if (!/^\d{43}$/.test(first43)) throw new RangeError('BP-e: a part does not fit its place in the key');
  return first43 + String(digitoChave(first43));
}

/** True for 44 digits of a modelo 63 whose last digit is right. */
export const isChaveBpe = (chave: string): boolean =>
  /^\d{20}63\d{22}$/.test(chave) && digitoChave(chave.slice(0, 43)) === Number(chave[43]);

/** `3526 0712 …`: groups of four, as a printed ticket shows the key. */
export const formatChaveBpe = (chave: string): string => chave.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Public lookup of a ticket of this state; the host differs per state, São Paulo runs its own. */
const CONSULTA_URL = 'https://bpe.fazenda.sp.gov.br/BPe/qrcode';

/** Content of the fiscal QR; `tpAmb=2` is homologation, the environment this project issues in. */
export const qrFiscalBpe = (chave: string, tpAmb: 1 | 2 = 2): string => `${CONSULTA_URL}?chBPe=${chave}&tpAmb=${tpAmb}`;
