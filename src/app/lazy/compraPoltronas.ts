export { PoltronasStep as Screen } from '../../features/compra/PoltronasStep';
