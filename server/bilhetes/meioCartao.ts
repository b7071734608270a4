import type { TipoCartao } from '../../src/domain/pagamento/cartao';
import type { MetodoCarteira } from '../../src/domain/wire/pagamento/carteira';

/** How a card paid: by its type, or through a wallet. */
export type MeioCartao = TipoCartao | MetodoCarteira;
