// Closes the other disclosures of the same name, in browsers that don't do so themselves.
$('details[name]', (details) => {
  details.addEventListener('toggle', () => {
    if (!details.open) return;
    $('details[open][name]', (other) => {
      if (other !== details && other.name === details.name) other.open = false;
    });
  });
});
