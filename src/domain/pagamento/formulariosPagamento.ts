import type { NovaCobrancaExterna } from '../wire/pagamento/cobrancaExterna';
import type { TipoCartao } from './cartao';

/** An outside charge as chosen; the amount is the order's. */
export interface DadosCobranca {
  meio: 'link' | 'terminal';
  tipo: TipoCartao;
  parcelas: string;
}

/** A counter sale preselects the card in the address. */
export const toDadosCobranca = (pedido: string | null): DadosCobranca => ({
  meio: pedido === 'debito' || pedido === 'credito' ? 'terminal' : 'link',
  tipo: pedido === 'debito' ? 'debito' : 'credito',
  parcelas: '1',
});

/** A debit card has no instalments. */
export const isDebitoNoTerminal = ({ meio, tipo }: { meio: string; tipo: string }): boolean =>
  meio === 'terminal' && tipo === 'debito';

export function toCobranca(dados: DadosCobranca): NovaCobrancaExterna {
  const { meio, tipo } = dados;
  const parcelas = isDebitoNoTerminal(dados) ? 1 : Number(dados.parcelas);
  return meio === 'link' ? { meio, parcelas } : { meio, tipo, parcelas };
}
