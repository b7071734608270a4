import { array, number, object, string, type ObjectSchema } from 'yup';
import { rotulosAdicional } from '../compra/adicionais/palavrasAdicional';
import type { TipoAdicional } from '../compra/adicionais/tipoAdicional';
import type { AdicionalDaEmpresa } from '../wire/companhia/companhia';
import { DESCONHECIDO, LISTA } from './camposCompanhia';
import { PRECO_MAXIMO_CENTAVOS } from './limitesCompanhia';

const inteiro = (mensagem: string, min: number, max: number) =>
  number().typeError(mensagem).required(mensagem).integer(mensagem).min(min, mensagem).max(max, mensagem);

const adicional: ObjectSchema<AdicionalDaEmpresa> = object({
  tipo: string<TipoAdicional>()
    .required('Informe o tipo')
    .test('tipo', 'O tipo é bagagem, bicicleta ou animal', (tipo) => Object.hasOwn(rotulosAdicional, tipo)),
  precoCentavos: inteiro('Informe um preço de R$ 0,00 a R$ 10.000,00', 0, PRECO_MAXIMO_CENTAVOS),
  porPassageiro: inteiro('Informe de 1 a 9 por passageiro', 1, 9),
  porPartida: inteiro('Informe de 1 a 200 por partida', 1, 200),
}).noUnknown(DESCONHECIDO);

/** The extras that a company sells with a seat: each kind once, none at all where it sells none. */
export const adicionaisSchema = array(adicional)
  .required(LISTA)
  .max(3, 'No máximo um adicional de cada tipo')
  .test('tipos', 'Dois adicionais têm o mesmo tipo', (all) => {
    const tipos = (all as Partial<AdicionalDaEmpresa>[]).flatMap((one) => one?.tipo ?? []);
    return new Set(tipos).size === tipos.length;
  });
