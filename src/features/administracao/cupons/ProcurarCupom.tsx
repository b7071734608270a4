import { useState } from 'react';
import { Button } from '../../../ui/Button/Button';
import { FieldRow } from '../../../ui/FieldGrid/FieldRow';
import { TextInput } from '../../../ui/TextInput/TextInput';

interface ProcurarCupomProps {
  /** The text that is searched for; empty for none. */
  termo: string;
  onProcurar: (termo: string) => void;
}

/** Search by a part of the code or of the description; an empty one shows all. */
export function ProcurarCupom({ termo, onProcurar }: ProcurarCupomProps) {
  const [texto, setTexto] = useState(termo);
  return (
    <form
      role="search"
      aria-label="Buscar cupons"
      onSubmit={(event) => {
        event.preventDefault();
        onProcurar(texto.trim());
      }}
    >
      <FieldRow>
        <TextInput
          name="termo"
          label="Código ou descrição"
          autoComplete="off"
          maxLength={40}
          value={texto}
          onChange={setTexto}
        />
        <Button type="submit" variant="secondary">
          Buscar
        </Button>
      </FieldRow>
    </form>
  );
}
