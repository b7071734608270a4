export { PagamentoEtapa as Screen } from '../../features/compra/PagamentoEtapa';
