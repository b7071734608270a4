import { generatePixPayload } from '@brazilian-utils/brazilian-utils';
import { parseValorPix } from '../../../src/domain/base/dinheiro';

/** The host of a charge's location; it appears only in the BR Code, so it need not exist. */
const HOST = 'pix.itape.test/qr/v2';

/** The payee of every charge in the sandbox. */
export const RECEBEDOR = { nome: 'Itape Transportes', cidade: 'SAO PAULO', cnpj: '12345678000195' } as const;

/** The body of PUT /cob/{txid}; the sandbox ignores BACEN's other fields. */
export interface CobSolicitada {
  calendario: { expiracao: number };
  devedor?: { cpf: string; nome: string } | { cnpj: string; nome: string };
  valor: { original: string };
  chave: string;
  solicitacaoPagador?: string;
}

export const isTxid = (text: string): boolean => /^[a-zA-Z0-9]{26,35}$/.test(text);

/** The location of a charge and the BR Code (with its CRC) that leads to it. */
export function buildBrCode(locationKey: string): { location: string; pixCopiaECola: string } {
  const location = `${HOST}/${locationKey}`;
  const pixCopiaECola = generatePixPayload({
    url: location,
    merchantName: RECEBEDOR.nome,
    merchantCity: RECEBEDOR.cidade,
  });
  if (pixCopiaECola === null) throw new RangeError('Pix: a location that does not fit a BR Code');
  return { location, pixCopiaECola };
}

/** One refused property, in BACEN's words. */
export interface Violacao {
  razao: string;
  propriedade: string;
}

/** Everything that BACEN's schema and rules refuse in a charge. */
export function cobViolations(txid: string, body: unknown): Violacao[] {
  const cob = asRecord(body);
  const expiracao = asRecord(cob.calendario).expiracao;
  const original = asRecord(cob.valor).original;
  const centavos = typeof original === 'string' ? parseValorPix(original) : null;
  const checks: [boolean, string, string][] = [
    [isTxid(txid), 'txid', 'O campo txid deve ter de 26 a 35 letras e dígitos.'],
    [
      Number.isInteger(expiracao) && Number(expiracao) > 0,
      'cob.calendario.expiracao',
      'O campo cob.calendario.expiracao é menor ou igual a zero.',
    ],
    [
      centavos !== null && centavos > 0,
      'cob.valor.original',
      'O campo cob.valor.original não respeita o schema ou é zero.',
    ],
    [
      typeof cob.chave === 'string' && cob.chave.length > 0 && cob.chave.length <= 77,
      'cob.chave',
      'O campo cob.chave não respeita o schema.',
    ],
    [
      isOptionalText(cob.solicitacaoPagador, 140),
      'cob.solicitacaoPagador',
      'O campo cob.solicitacaoPagador tem mais de 140 caracteres.',
    ],
    [isDevedor(cob.devedor), 'cob.devedor', 'O objeto cob.devedor não respeita o schema.'],
  ];
  return checks.filter(([ok]) => !ok).map(([, propriedade, razao]) => ({ propriedade, razao }));
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isOptionalText = (value: unknown, max: number): boolean =>
  value === undefined || (typeof value === 'string' && value.length <= max);

function isDevedor(value: unknown): boolean {
  if (value === undefined) return true;
  const { nome, cpf, cnpj } = asRecord(value);
  const hasName = typeof nome === 'string' && nome.length > 0 && nome.length <= 200;
  const isPerson = typeof cpf === 'string' && /^\d{11}$/.test(cpf) && cnpj === undefined;
  const isCompany = typeof cnpj === 'string' && /^[0-9A-Z]{14}$/.test(cnpj) && cpf === undefined;
  return hasName && (isPerson || isCompany);
}
