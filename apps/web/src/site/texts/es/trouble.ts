import type { TroubleTexts } from '../../pages/trouble-page.tsx';

export const troubleTexts: TroubleTexts = {
  tooManyTitle: 'Demasiadas solicitudes',
  tooManyText: (wait) =>
    `Desde su red llegaron más solicitudes de las que respondemos en un minuto. Inténtelo de nuevo en ${wait}.`,
  busyTitle: 'Estamos muy ocupados',
  busyText: (wait) => `No podemos mostrar esta página ahora. No se perdió nada. Inténtelo de nuevo en ${wait}.`,
  methodTitle: 'Esta dirección solo muestra una página',
  methodText: 'No leímos lo que envió, y no se guardó nada.',
  failedTitle: '¡Algo salió mal!',
  failedText: 'No pudimos mostrar esta página. El error es nuestro y ya quedó registrado.',
  refusedTitle: 'No pudimos leer esta solicitud',
  refusedText: 'No se guardó nada. Comience de nuevo en la página principal.',
  oneSecond: 'un segundo',
  seconds: (count) => `${count} segundos`,
  oneMinute: 'un minuto',
  minutes: (count) => `${count} minutos`,
  tryAgain: 'Intentar de nuevo',
  home: 'Página principal',
  call: (phone) => `Llámenos: ${phone}`,
};
