import { installReads } from '../../installReads';

export { BalcaoPagamento as Screen } from '../../../features/compra/balcao/BalcaoPagamento';

export const install = installReads;
