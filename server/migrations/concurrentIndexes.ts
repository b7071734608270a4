/** An index that is built while the product goes on writing. */
export interface ConcurrentIndex {
  name: string;
  /** The rest of the statement after `create index concurrently <name> on`. */
  on: string;
}

/**
 * Indexes on tables that already hold rows. `create index` inside of a migration would lock the table for writing until
 * the index is built, and `concurrently` is not allowed in a transaction; so these are built after the migrations, one
 * statement each, and built again where an earlier attempt was cut. An index that a constraint rests on (`unique`)
 * belongs in its migration instead: no row may come in without it.
 */
export const concurrentIndexes: readonly ConcurrentIndex[] = [
  { name: 'encomenda_palpite_quem', on: 'encomenda_palpite(quem, em)' },
  { name: 'encomenda_remetente_email', on: `encomenda((lower(remetente->>'email')))` },
  { name: 'encomenda_destinatario_email', on: `encomenda((lower(destinatario->>'email')))` },
  { name: 'manifestacao_email', on: 'manifestacao((lower(email)))' },
  { name: 'caixa_saida_para', on: `caixa_saida((lower(corpo->>'para')), criado_em) where topico = 'email'` },
  { name: 'caixa_saida_por_idade', on: 'caixa_saida(criado_em)' },
  { name: 'pedido_a_esquecer', on: 'pedido(criado_em) where esquecido_em is null' },
  { name: 'cobranca_cartao_aparelho', on: 'cobranca_cartao(criado_em) where dispositivo is not null' },
  { name: 'cobranca_cartao_a_guardar', on: 'cobranca_cartao(atualizado_em) where guardar' },
  { name: 'consulta_pessoal_por_idade', on: 'consulta_pessoal(em)' },
  { name: 'partida_status_registro_por_idade', on: 'partida_status_registro(em)' },
  { name: 'pedido_item_avisado', on: 'pedido_item(viagem_id) where avisos_desde is not null' },
  { name: 'emissao_em_outra_poltrona', on: 'emissao(pedido_id, n) where poltrona_vendida is not null' },
  { name: 'bilhete_por_emissao', on: 'bilhete(emitido_em)' },
  { name: 'partida_onibus_registro_por_idade', on: 'partida_onibus_registro(em)' },
  { name: 'estorno_por_conclusao', on: `estorno(concluido_em) where situacao = 'feito' and bilhete_id is not null` },
  { name: 'cupom_de_quem', on: `cupom(dono, vigente_ate) where dono <> ''` },
];
