import { textoDoLimite } from './limite';

/** What the purchase says where the server could not be reached: nothing is lost, and once more is safe. */
export const SEM_CONEXAO = 'Não conseguimos falar com o servidor. Nada foi perdido: tente novamente.';
export const RESERVA_VENCIDA =
  'O tempo de reserva acabou e as poltronas foram liberadas. Escolha novamente: os dados dos passageiros continuam aqui.';
export const RECUSA_GENERICA = 'Não foi possível continuar. Tente novamente.';

/** Codes by which the server says that a hold is over. */
const codigosReservaVencida = ['RESERVA_EXPIRADA', 'RESERVA_NAO_ENCONTRADA'];

interface Recusa {
  erros: readonly { codigo: string; mensagem: string }[];
}

/** True for a refusal with that code. */
export const hasCodigo = ({ erros }: Recusa, ...codigos: string[]): boolean =>
  erros.some(({ codigo }) => codigos.includes(codigo));

export const isReservaVencida = (recusa: Recusa): boolean => hasCodigo(recusa, ...codigosReservaVencida);

/** The server's own words, which are fit for a person. */
export const mensagemDaRecusa = ({ erros }: Recusa): string =>
  erros.map(({ mensagem }) => mensagem).join(' ') || RECUSA_GENERICA;

/** A failed call, as far as its words depend on it. */
interface Falha {
  kind: string;
  motivo?: string;
  /** With `motivo: 'limite'`: the time to wait; null where the server did not say. */
  segundos?: number | null;
  erros?: Recusa['erros'];
}

/** Why a call that a person asked for came to nothing, and what they can do about it. */
export function textoDaFalha({ kind, motivo, segundos = null, erros = [] }: Falha): string {
  if (kind === 'refused') return mensagemDaRecusa({ erros });
  return motivo === 'limite' ? textoDoLimite(segundos) : SEM_CONEXAO;
}

/** True where the price is not what was shown, or something in it is to be had no more. */
export const isRecusaDePreco = ({ erros }: Recusa): boolean =>
  erros.some(({ codigo }) => /^(PRECO_MUDOU$|CUPOM_|BENEFICIO_)/.test(codigo));
