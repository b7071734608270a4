import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export { BalcaoPagamento as Screen } from '../../features/compra/balcao/BalcaoPagamento';

export function install(app: AppInstance): void {
  installReads(app);
}
