import { onlyDigits } from './cpf';
import { formatDia } from './data';
import type { DadosPassageiro, DadosPassageiros } from './passageiro';
import type { Conta } from './wire/conta';

/** What the buyer brings to a passenger who is the same person. */
type Copia = Pick<DadosPassageiro, 'nome' | 'celular' | 'dataNascimento'>;
const campos = ['nome', 'celular', 'dataNascimento'] as const;

/**
 * What is known of the buyer. A birthday only of the account's own person: who types another CPF is somebody else. The
 * document stays to be filled, for what boards is a document with a photo and the account knows the CPF only.
 */
function copiaDe({ comprador }: DadosPassageiros, conta: Conta | null): Copia {
  const isConta = conta !== null && onlyDigits(comprador.cpf) === onlyDigits(conta.cpf);
  return {
    nome: comprador.nome,
    celular: comprador.celular,
    dataNascimento: isConta ? formatDia(conta.dataNascimento) : '',
  };
}

/** The passenger as the buyer; what is not known of the buyer stays as it was typed. */
const fill = (passageiro: DadosPassageiro, copia: Copia): DadosPassageiro => {
  const filled = { ...passageiro };
  for (const campo of campos) filled[campo] = copia[campo] || passageiro[campo];
  return filled;
};

/** The passenger is not the buyer any more: what was copied goes, what was typed over it stays. */
const empty = (passageiro: DadosPassageiro, copia: Copia): DadosPassageiro => {
  const emptied = { ...passageiro };
  for (const campo of campos) if (passageiro[campo] === copia[campo]) emptied[campo] = '';
  return emptied;
};

/**
 * "O comprador é o passageiro": the buyer becomes the passenger at `indice`, or nobody where it is null. Who was it
 * until now is another person again.
 */
export function linkComprador(
  dados: DadosPassageiros,
  { antes, indice, conta }: { antes: number | null; indice: number | null; conta: Conta | null },
): DadosPassageiros {
  const copia = copiaDe(dados, conta);
  const passageiros = dados.passageiros.map((passageiro, i) => {
    if (i === indice) return fill(passageiro, copia);
    return i === antes ? empty(passageiro, copia) : passageiro;
  });
  return { ...dados, passageiros };
}
