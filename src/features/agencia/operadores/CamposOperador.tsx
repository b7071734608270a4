import { nomePapel, papeisOperador } from '../../../domain/agencia/caixa/estado';
import { LIMITE_CAIXA_MAXIMO } from '../../../domain/agencia/caixa/operador';
import { FormMoneyInput } from '../../../ui/form/FormMoneyInput';
import { FormRadioGroup } from '../../../ui/form/FormRadioGroup';
import { FormTextInput } from '../../../ui/form/FormTextInput';

const descricoes = {
  operador: 'Vende e fecha o próprio caixa.',
  responsavel: 'Também cria operadores e confere caixas.',
};

/** Role and limits of an operator. One's own role cannot be changed. */
export function CamposOperador({ proprio = false }: { proprio?: boolean }) {
  return (
    <>
      {!proprio && (
        <FormRadioGroup
          name="papel"
          label="Função"
          options={papeisOperador.map((value) => ({ value, label: nomePapel[value], description: descricoes[value] }))}
        />
      )}
      <FormMoneyInput
        name="limiteCaixaCentavos"
        label="Limite de dinheiro na gaveta"
        hint="Acima dele é preciso fazer uma sangria antes de receber em dinheiro."
        max={LIMITE_CAIXA_MAXIMO}
        required
      />
      <FormTextInput name="limiteDesconto" label="Limite de desconto (%)" inputMode="decimal" maxLength={7} required />
      <FormTextInput name="comissao" label="Comissão (%)" inputMode="decimal" maxLength={7} required />
    </>
  );
}
