export { PoltronasStep as Screen } from '../../../features/compra/poltronas/PoltronasStep';
