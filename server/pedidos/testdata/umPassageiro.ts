import type { PassageiroPedido } from '../../../src/domain/wire/compra/pedidos';

/** An adult that every rule accepts, on the first seat. */
export const umPassageiro = (change: Partial<PassageiroPedido> = {}): PassageiroPedido => ({
  poltrona: 1,
  nome: 'Ana Souza',
  documento: { tipo: 2, numero: '12.345.678-9' },
  dataNascimento: '1990-05-17',
  ...change,
});
