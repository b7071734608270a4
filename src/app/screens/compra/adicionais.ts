export { AdicionaisDaCompra as Screen } from '../../../features/compra/passageiros/AdicionaisDaCompra';
