import { CreditoDaConta } from '../../../features/compra/pagamento/CreditoDaConta';

export const Screen = CreditoDaConta;
