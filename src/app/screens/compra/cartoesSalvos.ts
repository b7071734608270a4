export { CartoesSalvos as Screen } from '../../../features/compra/pagamento/CartoesSalvos';
