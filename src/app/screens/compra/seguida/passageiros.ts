import * as adicionais from '../adicionais';
import * as passageiros from '../compraPassageiros';

/** The second step with the extras that most companies sell in it. */
export const modules = { 'compra-passageiros': passageiros, adicionais };
