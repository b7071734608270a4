import { PagamentoBoletoPage } from '../../../features/pagamento/boleto/PagamentoBoletoPage';
import { installReads } from '../../installReads';

export const Screen = PagamentoBoletoPage;

export const install = installReads;
