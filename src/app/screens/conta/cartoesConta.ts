import { removerCartao } from '../../../sagas/pagamento/removerCartao';
import { installReads } from '../../installReads';

export { CartoesCard as Screen } from '../../../features/conta/minhaConta/CartoesCard';

export const install = installReads;
export const workflows = [removerCartao];
