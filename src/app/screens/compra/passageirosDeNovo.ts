import { passageirosDeNovo } from '../../../sagas/compra/passageirosDeNovo';

export { PassageirosDeNovo as Screen } from '../../../features/compra/passageiros/PassageirosDeNovo';

export const workflows = [passageirosDeNovo];
