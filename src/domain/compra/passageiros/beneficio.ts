import type { TipoBeneficio } from './tipoBeneficio';

/** Claim of a gratuity in an order; the credential is checked again at boarding. */
export interface BeneficioPedido {
  tipo: TipoBeneficio;
  credencial?: string;
  declaracaoRenda?: boolean;
}

/** Eligibility for each gratuity and the documents to bring, as shown to the person. */
export const condicoesBeneficio: Record<TipoBeneficio, string> = {
  idoso:
    '60 anos ou mais e renda de até dois salários mínimos: 2 lugares gratuitos por viagem e, depois deles, metade do preço. Leve documento com foto e comprovante de renda.',
  id_jovem:
    '15 a 29 anos com ID Jovem válida: 2 lugares sem tarifa por viagem e mais 2 pela metade. Pedágio e taxa de embarque são pagos. Leve documento com foto e a ID Jovem.',
  passe_livre:
    'Pessoa com deficiência e credencial do Passe Livre: 2 lugares gratuitos por viagem. Leve documento com foto e a credencial.',
};

export const PRAZO_BENEFICIO = 'Peça até 3 horas antes da partida, na classe convencional.';
export const DECLARACAO_RENDA = 'Declaro que minha renda mensal é de até dois salários mínimos';
const DECLARACAO_FALTANDO = 'Confirme a declaração de renda para viajar com o benefício';

/** Label of the credential's field; null for a gratuity without a credential. */
export const rotuloCredencial: Record<TipoBeneficio, string | null> = {
  idoso: null,
  id_jovem: 'Código da ID Jovem',
  passe_livre: 'Número da credencial do Passe Livre',
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
  const rotulo = rotuloCredencial[tipo];
  if (rotulo !== null && !isCredencial(credencial)) {
    return {
      campo: 'credencial',
      mensagem: `Informe um ${rotulo.replace(/^./, (letter) => letter.toLowerCase())} válido`,
    };
  }
  if (tipo === 'idoso' && !declaracaoRenda) return { campo: 'declaracaoRenda', mensagem: DECLARACAO_FALTANDO };
  return null;
}
