import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { toLocalizador } from '../../src/domain/bilhetes/localizador';
import type { Tx } from '../platform/database/database';
import { tryInsertPedido, type NewPedido } from './novoPedidoRepository';

/** Inserts an order under a new id and a locator that no other order has. @returns the id. */
export async function insertPedido(tx: Tx, pedido: NewPedido): Promise<string> {
  const id = v7();
  while (!(await tryInsertPedido(tx, { ...pedido, id, localizador: newLocalizador() })));
  return id;
}

function newLocalizador(): string {
  for (;;) {
    const localizador = toLocalizador(randomBytes(24));
    if (localizador !== null) return localizador;
  }
}
