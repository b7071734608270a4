import { useFormState } from 'react-final-form';

const names: Record<string, string> = {
  nome: 'nome completo',
  cpf: 'CPF',
  dataNascimento: 'data de nascimento',
  celular: 'celular',
  termosAceite: 'aceite dos termos',
};

/** Live list of the fields that still disable the button. */
export function MissingFields({ id }: { id: string }) {
  const { errors = {} } = useFormState({ subscription: { errors: true } });
  const missing = Object.keys(names).filter((name) => name in errors);
  return (
    <p id={id} role="status">
      {missing.length > 0 ? `Faltam: ${missing.map((name) => names[name]).join(', ')}.` : 'Tudo certo para concluir.'}
    </p>
  );
}
