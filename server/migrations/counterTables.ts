import type { ColumnType, Generated } from 'kysely';

/** Money taken over an agency's counter. */
export interface CounterTables {
  /** Cash for an order: one payment an order, and the movement of the till that it is. */
  recebimento_balcao: {
    id: string;
    pedido_id: string;
    operador_id: string;
    movimento_id: string;
    /** What the order cost. */
    valor_centavos: number;
    /** What was handed over; the rest went back as change. */
    recebido_centavos: number;
    destino: Generated<'aceito' | 'devolver'>;
    criado_em: ColumnType<Date, never, never>;
  };
}
