import { useFormState } from 'react-final-form';
import { msg, t, translated } from '../../../words/t';

const names: Record<string, string> = {
  nome: msg('nome completo'),
  cpf: 'CPF',
  dataNascimento: msg('data de nascimento'),
  celular: msg('celular'),
  termosAceite: msg('aceite dos termos'),
};

/** Live list of the fields that still disable the button. */
export function MissingFields({ id }: { id: string }) {
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const missing = Object.entries(names).filter(([name]) => name in errors);
  return (
    <p id={id} role="status">
      {missing.length > 0
        ? t('Faltam: {campos}.', { campos: missing.map(([, name]) => translated(name)).join(', ') })
        : t('Tudo certo para concluir.')}
    </p>
  );
}
