import { PassageirosStep } from '../../../features/compra/passageiros/PassageirosStep';
import { guardarRascunho } from '../../../sagas/compra/rascunho/guardarRascunho';
import { passageirosSalvos } from '../../../sagas/conta/passageirosSalvos';
import { recalcularValorTotal } from '../../../sagas/compra/recalcularValorTotal';

export const Screen = PassageirosStep;

export const workflows = [recalcularValorTotal, guardarRascunho, passageirosSalvos];
