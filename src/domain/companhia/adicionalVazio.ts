import type { AdicionalDigitado } from './numerosDigitados';

/** An extra that is to be typed. */
export const adicionalVazio: AdicionalDigitado = {
  tipo: 'bagagem',
  precoCentavos: null,
  porPassageiro: '1',
  porPartida: '',
};
