import { readProtocolo } from '../../../domain/empresa/protocolo';
import { QueryForm } from '../../../ui/form/QueryForm';
import { Button } from '../../../ui/Button/Button';
import { Chip } from '../../../ui/Chip/Chip';

interface ProcurarProtocoloProps {
  /** The protocol that is searched for; undefined shows the form. */
  protocolo: string | undefined;
  onProcurar: (protocolo: string) => void;
  onLimpar: () => void;
}

const fields = [
  { name: 'protocolo', label: 'Protocolo', autoComplete: 'off', maxLength: 20, hint: 'Como K7Q2-MP4X' },
] as const;

/** Search for one protocol; the chosen one is a chip that takes it away. */
export function ProcurarProtocolo({ protocolo, onProcurar, onLimpar }: ProcurarProtocoloProps) {
  if (protocolo !== undefined) {
    return (
      <div>
        <Chip label={`Protocolo ${protocolo}`} onRemove={onLimpar} />
      </div>
    );
  }
  return (
    <QueryForm
      label="Procurar por protocolo"
      fields={fields}
      initialValues={{ protocolo: '' }}
      gap={3}
      read={({ protocolo: text }) => {
        const valor = readProtocolo(text);
        return valor === null
          ? { ok: false, erros: { protocolo: 'Confira o protocolo: são 8 letras e números' } }
          : { ok: true, valor };
      }}
      submit={
        <div>
          <Button type="submit" variant="secondary">
            Procurar
          </Button>
        </div>
      }
      onSubmit={onProcurar}
    />
  );
}
