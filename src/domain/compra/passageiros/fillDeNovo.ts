import type { Dia } from '../../base/data';
import { formatDia } from '../../base/data';
import { normalizeDocumento } from '../../base/pessoa/documentoNumero';
import { salvoNoFormulario } from '../../conta/passageiroSalvo';
import { foldText } from '../../lugares/busca/foldText';
import type { PassageiroDoPedido } from '../../wire/compra/passageirosDoPedido';
import type { Conta } from '../../wire/conta/conta';
import { toAdicionais, toDigitados } from '../adicionais/adicionaisDigitados';
import { recusaDoColo } from './crianca';
import type { DadosPassageiro } from './passageiro';

/**
 * Seats filled with the people of an earlier order. A field that holds something stays as it is: somebody whose name or
 * document stands in a seat completes that seat alone, and the others take the seats in which nothing is typed, in the
 * order of their seats then. People without a free seat are left out, and seats without a person stay empty.
 */
export function fillDeNovo(
  passageiros: readonly DadosPassageiro[],
  pessoas: readonly PassageiroDoPedido[],
  hoje: Dia,
): DadosPassageiro[] {
  const known = passageiros.map((passageiro) => pessoas.find((pessoa) => isThere(passageiro, pessoa)));
  const others = pessoas.filter((pessoa) => !known.includes(pessoa));
  return passageiros.map((passageiro, i) => {
    const pessoa = known[i] ?? (isVazio(passageiro) ? others.shift() : undefined);
    return pessoa ? complete(passageiro, pessoa, hoje) : passageiro;
  });
}

/** Index of the passenger who is the owner of the account, by name and birth date; null for none. */
export function indiceDaConta(passageiros: readonly DadosPassageiro[], conta: Conta): number | null {
  const nascimento = formatDia(conta.dataNascimento);
  const at = passageiros.findIndex(
    ({ nome, dataNascimento }) => dataNascimento === nascimento && sameNome(nome, conta.nome),
  );
  return at === -1 ? null : at;
}

const sameNome = (a: string, b: string): boolean => a !== '' && foldText(a) === foldText(b);

const isThere = ({ nome, numeroDocumento }: DadosPassageiro, pessoa: PassageiroDoPedido): boolean =>
  numeroDocumento === ''
    ? sameNome(nome, pessoa.nome)
    : normalizeDocumento(numeroDocumento) === normalizeDocumento(pessoa.documento.numero);

const isVazio = ({ nome, numeroDocumento, dataNascimento, celular }: DadosPassageiro): boolean =>
  !(nome || numeroDocumento || dataNascimento || celular);

function complete(passageiro: DadosPassageiro, pessoa: PassageiroDoPedido, hoje: Dia): DadosPassageiro {
  const { tipoDocumento, numeroDocumento, nome, dataNascimento, celular } = salvoNoFormulario(pessoa);
  return {
    ...passageiro,
    nome: passageiro.nome || nome,
    ...(passageiro.numeroDocumento === '' && { tipoDocumento, numeroDocumento }),
    dataNascimento: passageiro.dataNascimento || dataNascimento,
    celular: passageiro.celular || celular,
    ...(!passageiro.levaColo && coloDe(pessoa, hoje)),
    ...(pessoa.adicionais &&
      isWithoutExtras(passageiro) && {
        adicionais: toDigitados(pessoa.adicionais),
        adicionaisPorTrecho: pessoa.adicionaisPorTrecho?.map(toDigitados) ?? null,
      }),
  };
}

const isWithoutExtras = ({ adicionais, adicionaisPorTrecho }: DadosPassageiro): boolean =>
  [adicionais, ...(adicionaisPorTrecho ?? [])].every((own) => toAdicionais(own).length === 0);

/** The child on the passenger's lap, unless it has grown out of it. */
function coloDe(
  { dataNascimento, colo }: PassageiroDoPedido,
  hoje: Dia,
): Pick<DadosPassageiro, 'levaColo' | 'colo'> | null {
  if (!colo || recusaDoColo(dataNascimento, colo.dataNascimento, hoje) !== null) return null;
  const { nome, tipoDocumento, numeroDocumento, dataNascimento: nascimento } = salvoNoFormulario(colo);
  return { levaColo: true, colo: { nome, tipoDocumento, numeroDocumento, dataNascimento: nascimento } };
}
