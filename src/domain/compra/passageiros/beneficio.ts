import type { TipoBeneficio } from './tipoBeneficio';
import { msg } from '../../../words/t';

/** Claim of a gratuity in an order; the credential is checked again at boarding. */
export interface BeneficioPedido {
  tipo: TipoBeneficio;
  credencial?: string;
  declaracaoRenda?: boolean;
}

/** Eligibility for each gratuity and the documents to bring, as shown to the person. */
export const condicoesBeneficio: Record<TipoBeneficio, string> = {
  idoso: msg(
    '60 anos ou mais e renda de até dois salários mínimos: 2 lugares gratuitos por viagem e, depois deles, metade do preço. Leve documento com foto e comprovante de renda.',
  ),
  id_jovem: msg(
    '15 a 29 anos com ID Jovem válida: 2 lugares sem tarifa por viagem e mais 2 pela metade. Pedágio e taxa de embarque são pagos. Leve documento com foto e a ID Jovem.',
  ),
  passe_livre: msg(
    'Pessoa com deficiência e credencial do Passe Livre: 2 lugares gratuitos por viagem. Leve documento com foto e a credencial.',
  ),
};

export const PRAZO_BENEFICIO = msg('Peça até 3 horas antes da partida, na classe convencional.');
export const DECLARACAO_RENDA = msg('Declaro que minha renda mensal é de até dois salários mínimos');
const DECLARACAO_FALTANDO = msg('Confirme a declaração de renda para viajar com o benefício');

/** Label of the credential's field; null for a gratuity without a credential. */
export const rotuloCredencial: Record<TipoBeneficio, string | null> = {
  idoso: null,
  id_jovem: msg('Código da ID Jovem'),
  passe_livre: msg('Número da credencial do Passe Livre'),
};

const INVALIDA = {
  id_jovem: msg('Informe um código da ID Jovem válido'),
  passe_livre: msg('Informe um número da credencial do Passe Livre válido'),
};

/** A credential is 6 to 20 letters and digits; only its issuer can check more. */
const isCredencial = (text: string): boolean => /^[0-9A-Z]{6,20}$/.test(normalizeCredencial(text));

export const normalizeCredencial = (text: string): string => text.replace(/[.\-\s/]/g, '').toUpperCase();

/** The first missing detail of a gratuity: its field and error message; null when the claim is complete. */
export function faltaNoBeneficio({
  tipo,
  credencial = '',
  declaracaoRenda = false,
}: BeneficioPedido): { campo: 'credencial' | 'declaracaoRenda'; mensagem: string } | null {
  if (tipo !== 'idoso' && !isCredencial(credencial)) return { campo: 'credencial', mensagem: INVALIDA[tipo] };
  if (tipo === 'idoso' && !declaracaoRenda) return { campo: 'declaracaoRenda', mensagem: DECLARACAO_FALTANDO };
  return null;
}
