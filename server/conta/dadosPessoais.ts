import type { Exportacao } from '../../src/domain/wire/exportacao';
import type { Reader, Tx } from '../platform/database/database';

/** A person as the rooms that keep something of them know them. */
export interface Pessoa {
  /** Of the identity provider. */
  sub: string;
  /** Lower case; null without an account, or after its end. */
  email: string | null;
}

/** The parts of a copy of somebody's data that other rooms keep. */
type ParteExportada = 'pedidos' | 'bilhetes' | 'rascunhos' | 'cartoes' | 'manifestacoes' | 'encomendas' | 'avisos';

/** Personal data outside the account's own room: handed in, since those rooms stand above it. */
export interface DadosPessoais {
  partes: { [P in ParteExportada]: (reader: Reader, pessoa: Pessoa) => Promise<Exportacao[P]> };
  /** True while a purchase of this person is under way. */
  hasOpenOrder: (reader: Reader, sub: string) => Promise<boolean>;
  /** Forgets the person in every other room; `newDono` owns from then on what fiscal law keeps. */
  forget: (tx: Tx, pessoa: Pessoa, newDono: string) => Promise<void>;
}
