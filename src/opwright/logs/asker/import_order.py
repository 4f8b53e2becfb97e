"""What shows in which order a user imports torch and an extension."""

IMPORTED_TOO_LATE = (
    r"torch[`'\"]? (?:module )?(?:is|was|has been) (?:loaded|imported) (?:first|before)|before [^\n]{0,40}(?:import|load)(?:s|ing)? [`'\"]?torch\b"
    r"|without (?:first )?import(?:ing)? [`'\"]?torch\b|unless [`'\"]?torch\b[^\n]{0,20} imported"
    r"|(?:pip3? install [^\n]{0,60}?(?<= )(?:\.|-e)(?=[\s/'\"`,])|setup\.py (?:install|develop|build_ext)|Successfully built )"
    r"(?:(?!\bimport torch\b|\bFile \")[\s\S]){0,3000}?^(?:> |[ \t]{0,8})(?:>>>|In \[\d{1,4}\]:) ?(?:import|from) (?!torch\b)\w"
)
"""What users write who noticed that the order of imports matters, or what shows it: a fresh CUDA build imported on its own."""
