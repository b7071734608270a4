import fc from 'fast-check';
import { cedulas } from '../../../../src/domain/agencia/caixa/cedulas';
import { contagemVazia, nomeCampoCedula, toContagem } from '../../../../src/domain/agencia/caixa/formulariosCaixa';
import {
  aberturaSchema,
  contagemSchema,
  lancamentoSchema,
} from '../../../../src/domain/agencia/caixa/formulariosCaixaSchema';
import { toNovoOperador } from '../../../../src/domain/agencia/caixa/operador';
import { operadorSchema } from '../../../../src/domain/agencia/caixa/operadorSchema';
import { aberturaPedidoSchema } from '../../../../src/domain/agencia/pedidosSchema';
import { toProcura } from '../../../../src/domain/bilhetes/procura';
import { toNovoAtendimento } from '../../../../src/domain/chatbot/atendimento';
import { atendimentoSchema } from '../../../../src/domain/chatbot/atendimentoSchema';
import {
  passageirosSchema,
  passageiroVazio,
  toComprador,
  toPassageiros,
} from '../../../../src/domain/compra/passageiros/passageiro';
import { cadastroSchema, toNovaConta } from '../../../../src/domain/conta/cadastro';
import { edicaoContaSchema, toAlteracaoConta } from '../../../../src/domain/conta/edicaoConta';
import { toNovaCandidatura } from '../../../../src/domain/empresa/candidatura';
import { candidaturaSchema } from '../../../../src/domain/empresa/candidaturaSchema';
import { toNovoGrupo } from '../../../../src/domain/empresa/grupo/viagemEmGrupo';
import { viagemEmGrupoSchema } from '../../../../src/domain/empresa/grupo/viagemEmGrupoSchema';
import { toNovaManifestacao } from '../../../../src/domain/empresa/manifestacao';
import { manifestacaoSchema } from '../../../../src/domain/empresa/manifestacaoSchema';
import { cotacaoSchema, fiscalSchema, partesSchema } from '../../../../src/domain/encomendas/encomendaSchema';
import {
  toNovaCotacao,
  toNovaEncomenda,
  type DadosFiscais,
  type DadosPartes,
} from '../../../../src/domain/encomendas/formularioEncomenda';
import { NovaContagem, NovoCaixa, NovoLancamento } from '../../../../src/domain/wire/agencia/caixas';
import { NovoOperador } from '../../../../src/domain/wire/agencia/operadores';
import { AberturaPedido } from '../../../../src/domain/wire/agencia/pedidosAgencia';
import { NovoAtendimento } from '../../../../src/domain/wire/chatbot/chatbot';
import { NovoPedido } from '../../../../src/domain/wire/compra/pedidos';
import { AlteracaoConta, NovaConta } from '../../../../src/domain/wire/conta/conta';
import { NovaCandidatura } from '../../../../src/domain/wire/empresa/candidaturas';
import { NovoGrupo } from '../../../../src/domain/wire/empresa/grupos';
import { NovaManifestacao } from '../../../../src/domain/wire/empresa/manifestacoes';
import { NovaCotacaoEncomenda, NovaEncomenda } from '../../../../src/domain/wire/encomendas/encomendas';
import { novoRio, tiete } from '../../../../tests/support/viagemBuilders';
import { expectWireTakes, way, type FormToWire } from '../../../../tests/support/formToWire';
import {
  celular,
  celularOpcional,
  centavos,
  cpf,
  email,
  item,
  letters,
  lugar,
  mostly,
  nascimento,
  nome,
  of,
  parte,
  text,
  volume,
} from '../../../../tests/support/typedFields';

const HOJE = '2026-11-21';

const curriculo = { nome: 'cv.pdf', conteudo: 'JVBERi0=' };

const ways: Record<string, FormToWire> = {
  'a quote of a parcel': way(
    fc.record({
      origem: lugar(tiete, novoRio),
      destino: lugar(novoRio, tiete),
      volumes: fc.array(volume, { minLength: 1, maxLength: 2 }),
      valor: of(999, 1_000, 50_000, 1_000_000),
    }),
    cotacaoSchema,
    toNovaCotacao,
    NovaCotacaoEncomenda,
  ),
  'the people of a parcel': way(
    fc.record({ remetente: parte, destinatario: parte }),
    partesSchema,
    (partes: DadosPartes) => toNovaEncomenda('c1', partes, { tipo: 'nfe', chave: '1', itens: [] }, true),
    NovaEncomenda,
  ),
  'the contents of a parcel': way(
    fc.record({ tipo: of('declaracao'), chave: of(''), itens: fc.array(item, { minLength: 1, maxLength: 2 }) }),
    fiscalSchema(HOJE),
    (fiscal: DadosFiscais) => toNovaEncomenda('c1', { remetente: ana, destinatario: ana }, fiscal, true),
    NovaEncomenda,
  ),
  'an application': way(
    fc.record({
      area: of('operacao', 'tecnologia', ''),
      nome,
      email,
      celular,
      cidade: text(2, 80),
      mensagem: text(1, 2000),
      consentimento: of(true, false),
    }),
    candidaturaSchema,
    (dados: Parameters<typeof toNovaCandidatura>[0]) => toNovaCandidatura(dados, null, curriculo),
    NovaCandidatura,
  ),
  'a message to the company': way(
    fc.record({
      tipo: of('reclamacao', 'elogio', ''),
      nome,
      email,
      celular: celularOpcional,
      localizador: of('', ' abcd23 ', 'ABCD23', 'ABCD2', 'ABCD2?'),
      mensagem: text(20, 3000),
    }),
    manifestacaoSchema,
    toNovaManifestacao,
    NovaManifestacao,
  ),
  'the trip of a group': way(
    fc.record({
      origem: text(2, 80),
      destino: text(2, 80),
      dataIda: mostly(['10/12/2027'], ['31/02/2027', '']),
      dataVolta: mostly(['', '12/12/2027'], ['09/12/2027']),
      pessoas: mostly(['7', '500'], ['6', '501', '1e2', '']),
      nome,
      email,
      celular,
      mensagem: text(1, 2000),
    }),
    viagemEmGrupoSchema('2026-11-28'),
    toNovoGrupo,
    NovoGrupo,
  ),
  'a wish for an agent': way(
    fc.record({ nome, email, celular: celularOpcional, mensagem: text(20, 3000), consentimento: of(true, false) }),
    atendimentoSchema,
    toNovoAtendimento,
    NovoAtendimento,
  ),
  'a new account': way(
    fc.record({ nome, cpf, dataNascimento: nascimento, celular, termosAceite: of(true as const) }),
    cadastroSchema(HOJE),
    (dados: Parameters<typeof toNovaConta>[0]) => toNovaConta(dados, { email: 'ana@itape.test', provedor: 'itape' }),
    NovaConta,
  ),
  'an account that is edited': way(
    fc.record({ nome, dataNascimento: nascimento, celular }),
    edicaoContaSchema(HOJE),
    toAlteracaoConta,
    AlteracaoConta,
  ),
  'a float': way(fc.record({ fundo: centavos }), aberturaSchema, ({ fundo }) => ({ fundoCentavos: fundo }), NovoCaixa),
  'money in or out of a drawer': way(
    fc.record({ valor: centavos, motivo: text(3, 200) }),
    lancamentoSchema,
    ({ valor, motivo }) => ({ tipo: 'sangria', valorCentavos: valor, motivo }),
    NovoLancamento,
  ),
  'a count of a drawer': way(
    fc.dictionary(of(...cedulas).map(nomeCampoCedula), of(0, 1, 9_999, 10_000, 1.5)),
    contagemSchema,
    (dados) => ({ cedulas: toContagem({ ...contagemVazia, ...dados }) }),
    NovaContagem,
  ),
  'an operator': way(
    fc.record({
      nome,
      email,
      papel: of('operador' as const, 'responsavel' as const),
      limiteCaixaCentavos: of<number | null>(null, 0, 10_000_000),
      limiteDesconto: of('0', '3,5', '30', '30,01', '3,555', '-1', '5 %'),
      comissao: of('0', '20', '20,01', ''),
    }),
    operadorSchema,
    toNovoOperador,
    NovoOperador,
  ),
  'a customer’s order': way(
    fc.record({
      localizador: of('ABCD23', 'abcd23', ' abc d23 ', 'ABCD2'),
      documento: of('529.982.247-25', 'AB 1', '123', letters(20)),
    }),
    aberturaPedidoSchema,
    toProcura,
    AberturaPedido,
  ),
  'the passengers of an order': way(
    fc.record({
      passageiros: fc
        .record({
          nome,
          tipoDocumento: of('1', '2', '3', '4', '5', ''),
          numeroDocumento: of('12.345.678-9', '529.982.247-25', 'AB123456', '12345', letters(14)),
          dataNascimento: nascimento,
          celular: celularOpcional,
        })
        .map((one) => [{ ...passageiroVazio(), ...one }]),
      comprador: fc.record({ nome, cpf, email: email.map((one) => one.trim()), celular }),
    }),
    passageirosSchema(HOJE, '2026-12-01'),
    ({ passageiros, comprador }) => ({
      reservaId: 'r1',
      comprador: toComprador(comprador),
      passageiros: toPassageiros(passageiros, [[5]]),
    }),
    NovoPedido,
  ),
};
const ana = { nome: 'Ana Souza', tipo: 'cpf', numero: '529.982.247-25', celular: '(11) 98765-4321', email: '' };

describe('what a form lets through', () => {
  it.each(Object.entries(ways))('as %s, the API takes', (_, one) => expectWireTakes(one, 500));
});
