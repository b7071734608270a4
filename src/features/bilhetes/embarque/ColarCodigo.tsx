import { type SubmitEvent, useState } from 'react';
import { useEmit } from '../../../events/useEmit';
import { Button } from '../../../ui/Button/Button';
import { Stack } from '../../../ui/Stack/Stack';
import { TextInput } from '../../../ui/TextInput/TextInput';

/** Code input without a camera: pasted, or typed by a hand-held reader, which ends with Enter. */
export function ColarCodigo() {
  const emit = useEmit();
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState<string>();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (codigo.trim() === '') return setErro('Cole ou digite o código de embarque');
    setErro(undefined);
    setCodigo('');
    emit('CodigoEmbarqueLido', { codigo });
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={3}>
        <TextInput
          label="Código de embarque"
          name="codigo"
          value={codigo}
          onChange={setCodigo}
          error={erro}
          hint="Cole o texto do código, ou use um leitor de mão"
          autoComplete="off"
          maxLength={400}
        />
        <Button type="submit" variant="secondary">
          Conferir
        </Button>
      </Stack>
    </form>
  );
}
