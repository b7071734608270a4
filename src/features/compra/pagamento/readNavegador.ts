import type { DispositivoNavegador } from '../../../domain/wire/pagamento/cartao';

/** Browser data required by EMV 3DS 2. */
export function readNavegador(now: Date): DispositivoNavegador {
  const { width, height, colorDepth } = window.screen;
  return {
    idioma: /^[A-Za-z0-9-]{1,35}$/.test(window.navigator.language) ? window.navigator.language : 'pt-BR',
    larguraTela: Math.round(width),
    alturaTela: Math.round(height),
    profundidadeCor: Math.min(64, Math.max(0, colorDepth)),
    fusoMinutos: now.getTimezoneOffset(),
  };
}
