export { PassageirosStep as Screen } from '../../features/compra/PassageirosStep';
